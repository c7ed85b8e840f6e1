import { errorTitle } from 'contract/rules/page-title.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import type { PageError } from '../page-error.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { SharingTags } from './sharing-tags.tsx'

/** The document head of an error: its own title, no address of its own, and nothing for search engines (behaviour §8). */
export function ErrorHead({ error, shell }: { error: PageError; shell: ShellView }) {
  const title = errorTitle(error.status, error.message)
  return (
    <>
      <title>{title}</title>
      <SharingTags
        title={title}
        description={shell.description}
        image={shell.image}
        type="website"
        shell={shell}
      />
      <meta name="theme-color" content={resolveTheme().backgroundColor} />
      <meta name="robots" content="noindex" />
    </>
  )
}
