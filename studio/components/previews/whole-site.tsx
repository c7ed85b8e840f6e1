import { ShareSite } from './share-site.tsx'
import { WholeSiteLinks } from './whole-site-links.tsx'

export function WholeSite() {
  return (
    <section aria-labelledby="whole-site">
      <h2 id="whole-site">The site at another moment</h2>
      <p>
        Choose day and time in the bar at the bottom of the preview. Both include the releases that
        are set for a time before that.
      </p>
      <h3>As visitors will see it</h3>
      <WholeSiteLinks drafts="none" />
      <h3>With all drafts</h3>
      <WholeSiteLinks drafts="all" />
      <ShareSite />
    </section>
  )
}
