/**
 * Loads a part of the application that has a chunk of its own. Rejects also when it comes without what it should hold, as
 * browsers give it after sleep (spec/behaviour §22.8).
 */
export async function loadPart<Name extends string, Part>(
  load: () => Promise<Readonly<Partial<Record<Name, Part>>> | undefined>,
  name: Name,
): Promise<Part> {
  const part = (await load())?.[name]
  if (part === undefined) throw new Error(`A chunk came without its ${name}`)
  return part
}
