/** The part of sax 1.6.1 that we use; the package has no types. It is CommonJS with one default export. */
declare module 'sax' {
  export interface QualifiedAttribute {
    readonly local: string
    readonly prefix: string
    readonly value: string
  }
  export interface QualifiedTag {
    readonly local: string
    readonly uri: string
    readonly attributes: Readonly<Record<string, QualifiedAttribute>>
  }
  export interface SaxParser {
    write(text: string): SaxParser
    close(): SaxParser
  }
  const sax: {
    parser(
      strict: boolean,
      options: { readonly xmlns: boolean; readonly strictEntities: boolean },
    ): SaxParser
  }
  export default sax
}
