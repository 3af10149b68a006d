import { expect, test } from "vitest";
import { undoEntities } from "../../../src/model/socket/entities.ts";

test.each([
  ["&#x3C;span style=&#x22;a&#x22;&#x3E;&#x27;", '<span style="a">\''],
  ["at &lt;anonymous>", "at <anonymous>"],
  ["&#60;&#062; &amp;&quot;&apos;", "<> &\"'"],
  ["&amp;lt;", "&lt;"],
  ["&#x1F41B;", "🐛"],
  ["&#xD800; &#x110000; &#9999999; &nbsp; &; &#x;", "&#xD800; &#x110000; &#9999999; &nbsp; &; &#x;"],
])("undoEntities() makes of %j, once, %j", (text, plain) => expect(undoEntities(text)).toBe(plain));
