import { dateOf, formatDate } from 'contract/rules/local-time.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import { findSharedLinks, type SharedLink } from 'content/previews/shared-links.ts'
import type { AdminViewServerProps } from 'payload'
import { dateWords } from '../dates/date-words.ts'
import { StaffView } from '../views/staff-view.tsx'
import { RevokeButton } from './revoke-button.tsx'
import { CopyLink } from './copy-link.tsx'
import { ShareSite } from './share-site.tsx'
import styles from './previews.module.css'

const TITLE = 'Shared previews'
const STATES = { works: 'Works', ended: 'Ended', revoked: 'Revoked' }

/** `/admin/previews` */
export async function SharedPreviews(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!req.user) return <StaffView of={props} title={TITLE} />
  const links = await findSharedLinks(req)
  return (
    <StaffView of={props} title={TITLE} isWide>
      <p>
        Anybody who has a link sees drafts, at any moment of the site, until the day that you chose.
        Make one of a record with <em>Preview and share</em> in its form, or here one of the whole
        site.
      </p>
      <ShareSite />
      {links.length === 0 ? (
        <p>Nothing is shared.</p>
      ) : (
        <Links links={links} zone={await festivalZone(req)} />
      )}
    </StaffView>
  )
}

interface LinksProps {
  readonly links: readonly SharedLink[]
  readonly zone: string
}

function Links({ links, zone }: LinksProps) {
  const dayWords = (instantMs: number) => formatDate(dateOf(instantMs, zone), 'short')
  return (
    <table className={styles.links}>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">What they see</th>
          <th scope="col">Until the end of</th>
          <th scope="col">Made by</th>
          <th scope="col">State</th>
          <th scope="col">Link</th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.id} data-state={link.state}>
            <th scope="row">{link.recipient}</th>
            <td>
              {shownIn(link)}
              {link.at && `, as on ${dateWords('day-and-time', link.at)}`}
            </td>
            {/* `until` is midnight, the beginning of the next day. */}
            <td>{dayWords(link.until - 1)}</td>
            <td>
              {link.madeBy}, {dayWords(link.madeAt)}
            </td>
            <td>
              {STATES[link.state]}
              {link.revokedBy && ` by ${link.revokedBy}`}
            </td>
            <td>
              {link.address && <CopyLink address={link.address} />}
              {link.state === 'works' && <RevokeButton id={link.id} recipient={link.recipient} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shownIn({ shows, title }: SharedLink): string {
  if (shows === 'page') return `The page of “${title}” with its draft`
  return shows === 'record'
    ? `The whole site with the draft of “${title}”`
    : 'The whole site with all drafts'
}
