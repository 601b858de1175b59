/** Where a link leads, for those that may be followed at all; null for every other kind of address. */
export function hostOf(address: string | undefined, origin: string): string | null {
  if (address === undefined) return null;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return null;
  }
  if (url.protocol === "mailto:") return url.pathname.split("@").at(-1) ?? null;
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  // A name before the host makes one site look like another.
  if (url.username !== "" || url.password !== "") return null;
  return url.host;
}
