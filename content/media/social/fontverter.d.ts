/** What we use of `fontverter`, which has no types of its own. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, to: 'sfnt'): Promise<Uint8Array>
}
