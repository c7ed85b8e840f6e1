import { titleCase } from './title-case.ts'

/** For a page without any other title (spec/asked §2); undefined for `/`. */
export function titleFromPath(path: string): string | undefined {
  return titleCase(path.split('/').at(-1) ?? '') || undefined
}

/** Then the title is made from the page's path (spec/asked §2). */
export function isUntitled(title: unknown): boolean {
  return title === undefined || title === null || (typeof title === 'string' && !title.trim())
}
