import { resolveTheme } from 'contract/rules/theme.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { SharingTags } from './sharing-tags.tsx'

/** The head's tags of what has no address of its own and is not for search engines: an error, the holding page (spec/behaviour §8). */
export function UnlistedHead({ title, shell }: { title: string; shell: ShellView }) {
  return (
    <>
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
