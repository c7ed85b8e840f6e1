/** A start tag. */
export interface Tag {
  readonly name: string
  readonly of: (attribute: string) => string | undefined
}

/**
 * The start tags of another page of this site, in their order; undefined if the page cannot be loaded. They are read
 * as text, because parsing needs a Trusted Types policy. The server writes neither `>` nor a quote into a value.
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
