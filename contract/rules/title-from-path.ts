import { titleCase } from './title-case.ts'

/** The last segment of a path in title case, for a page without any other title (spec/asked §2); undefined for `/`. */
export function titleFromPath(path: string): string | undefined {
  return titleCase(path.split('/').at(-1) ?? '') || undefined
}

/** Whether a title is empty, blank or missing, so that the title is made from the page's path (spec/asked §2). */
export function isUntitled(title: unknown): boolean {
  return title === undefined || title === null || (typeof title === 'string' && !title.trim())
}
