import { resolveTheme } from 'contract/rules/theme.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { SharingTags } from './sharing-tags.tsx'

/** The document head of what has no address of its own and is not for search engines: an error, the holding page (spec/behaviour §8). */
export function UnlistedHead({ title, shell }: { title: string; shell: ShellView }) {
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
