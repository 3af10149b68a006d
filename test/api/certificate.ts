import { generateKeyPairSync, sign } from "node:crypto";

interface Wish {
  /** A DNS name, or an IPv4 address. */
  readonly host: string;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

/** A self-signed certificate with its key, made on the spot, so that no key lies in the repository (X.509 v3, P-256). */
export function makeCertificate({ host, notBefore = new Date(0), notAfter = new Date("2049-01-01") }: Wish) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(host)))));
  const isAddress = /^[\d.]+$/.test(host);
  const hostName = isAddress ? der(0x87, Buffer.from(host.split(".").map(Number))) : der(0x82, Buffer.from(host));
  const alternative = sequence(oid("551d11"), der(0x04, sequence(hostName)));
  const signedPart = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(notBefore), time(notAfter)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternative)),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", signedPart, privateKey));
  const cert = pem(sequence(signedPart, ecdsaWithSha256, signature));
  return { cert, key: privateKey.export({ type: "pkcs8", format: "pem" }) };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);

const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));

const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));

/** UTCTime: two digits of the year. */
function time(date: Date): Buffer {
  return der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));
}

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64").replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
