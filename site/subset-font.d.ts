/** The package has no types of its own; only what is used here. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2'
    /** OpenType features that stay. */
    readonly keepFeatures: readonly string[]
    /** A number pins an axis. */
    readonly variationAxes: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >
  }

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>
}
