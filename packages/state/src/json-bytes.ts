/** UTF-8 length of a well-formed string written as JSON, quotes and escapes included. */
export function jsonStringBytes(text: string): number {
  let bytes = 2;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) bytes += asciiBytes(code);
    else if (code < 0x800) bytes += 2;
    else if (code >= 0xd800 && code < 0xdc00) {
      bytes += 4;
      index += 1;
    } else bytes += 3;
  }
  return bytes;
}

function asciiBytes(code: number): number {
  if (code === 0x22 || code === 0x5c) return 2;
  if (code >= 0x20) return 1;
  // \b \t \n \f \r have short escapes, the other control characters are \u00XX.
  return code === 8 || code === 9 || code === 10 || code === 12 || code === 13 ? 2 : 6;
}
