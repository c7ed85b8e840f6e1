/** A start tag of a page with its attributes. */
export interface Tag {
  readonly name: string
  readonly of: (attribute: string) => string | undefined
}

/**
 * Requests another page of this site and returns its start tags, in their order; undefined if the page cannot be
 * loaded. The tags are read as text, because parsing the page would need a Trusted Types policy. The server writes
 * neither `>` nor a quote into a value.
 */
export async function loadTags(path: string): Promise<readonly Tag[] | undefined> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) return undefined
    return readTags(await answer.text())
  } catch {
    // Without a connection the page stays as it is.
    return undefined
  }
}

function readTags(html: string): readonly Tag[] {
  return [...html.matchAll(/<(\w+)((?: [^<>]*)?)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    of: (attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1],
  }))
}
