import DataLoader from 'dataloader'
import type { SitePage } from 'content/links/find-pages.ts'
import { askStudio } from '../parts/ask-studio.ts'

/** Null if there is no page of ours at the address. The requests of a whole form are combined. */
export const pageLoader = new DataLoader<string, SitePage | null>(
  async (addresses) => {
    const query = addresses.map((address) => `at=${encodeURIComponent(address)}`).join('&')
    const answer = await askStudio<{ pages: readonly (SitePage | null)[] }>(
      `/api/site-pages?${query}`,
    )
    if (!answer.ok) throw new Error(answer.message)
    return addresses.map((_, index) => answer.value.pages[index] ?? null)
  },
  // Requests are combined but not cached, because a page may appear or disappear between two requests.
  { cache: false },
)

/** Searches titles and addresses. Rejects if the studio refuses or cannot be reached. */
export async function findPages(search: string, signal: AbortSignal): Promise<readonly SitePage[]> {
  const answer = await askStudio<{ pages: readonly SitePage[] }>(
    `/api/site-pages?search=${encodeURIComponent(search)}`,
    { signal },
  )
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.pages
}
