import { ShareSite } from './share-site.tsx'
import { WholeSiteLinks } from './whole-site-links.tsx'

/** The whole site with all drafts, at any moment, for staff who are not looking for a single record. */
export function WholeSite() {
  return (
    <section aria-labelledby="whole-site">
      <h2 id="whole-site">The site at another moment</h2>
      <p>With all drafts. Choose day and time in the bar at the bottom of the preview.</p>
      <WholeSiteLinks />
      <ShareSite />
    </section>
  )
}
