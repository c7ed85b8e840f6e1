import { canonicalise } from 'contract/rules/canonicalise.ts'

/**
 * The file below a page's own folder: `/artists/caf%C3%A9`, `index.html` → `artists/café/index.html`. Folders, because
 * then no page's file can have the name of another's, nor that of `404.html`. Throws for a path that is not canonical.
 */
export function fileOf(path: string, name: string): string {
  return [...decodedSegments(path), name].join('/')
}

/** `/artists/caf%C3%A9` → `/artists/café`: as a web server compares a path. */
export function decodedPath(path: string): string {
  return `/${decodedSegments(path).join('/')}`
}

function decodedSegments(path: string): readonly string[] {
  const canonical = canonicalise(path)
  if (canonical.kind === 'reject' || canonical.path !== path) throw new Error(`${path} is no path`)
  return canonical.segments
}
