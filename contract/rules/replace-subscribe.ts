import { parseLink } from './parse-link.ts'

const SUBSCRIBE_PATH = '/subscribe'

interface MenuLink {
  readonly title: string
  readonly link: string
}

interface MenuGroup {
  readonly links: readonly MenuLink[]
}

/**
 * Replaces the sub-link to `/subscribe` in the menu by the footer's button links (spec/asked §2 "Header",
 * spec/behaviour §9.9). If there are no buttons, the sub-link stays. A second sub-link to `/subscribe` is dropped.
 */
export function replaceSubscribe<Group extends MenuGroup>(
  groups: readonly Group[],
  buttons: readonly MenuLink[],
  site: { readonly origin: string },
): (Omit<Group, 'links'> & { links: readonly MenuLink[] })[] {
  let isReplaced = false
  const replace = (link: MenuLink): readonly MenuLink[] => {
    if (!isSubscribe(link, site)) return [link]
    if (isReplaced) return []
    isReplaced = true
    return buttons.length > 0 ? buttons : [link]
  }
  return groups.map((group) => ({ ...group, links: group.links.flatMap(replace) }))
}

function isSubscribe({ link }: MenuLink, site: { readonly origin: string }): boolean {
  const parsed = parseLink(link, site)
  return parsed.kind === 'internal' && parsed.to.replace(/[?#].*$/s, '') === SUBSCRIBE_PATH
}
