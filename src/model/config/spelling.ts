/** Keys of a server that the file spells otherwise than we do. */
export const spelling: Record<string, string> = { "server-password": "serverPassword", "allow-http": "allowHttp" };
