import type { VenueFactsView } from '../views/venue-facts.ts'
import { Directions } from './directions.tsx'
import { Fact, FactItems, Facts } from './facts.tsx'
import { HoursTable } from './hours-table.tsx'
import { Link } from './link.tsx'

/** spec/screens §5.6 */
export function VenueFacts({ facts }: { facts: VenueFactsView }) {
  const { address, directions, entrance, hours, transport, phone, website, parent, shortName } =
    facts
  return (
    <Facts>
      {address ? (
        <Fact term="Address">
          <p>{address}</p>
          {directions && <Directions view={directions} />}
        </Fact>
      ) : (
        <Fact term="Where">Online</Fact>
      )}
      {shortName && <Fact term="Also called">{shortName}</Fact>}
      {parent && (
        <Fact term="Part of">
          <Link href={parent.href}>{parent.name}</Link>
        </Fact>
      )}
      {entrance && <Fact term="Entrance">{entrance}</Fact>}
      {hours && (
        <Fact term="Hours">
          <HoursTable view={hours} />
        </Fact>
      )}
      <FactItems facts={transport} />
      {phone && (
        <Fact term="Phone">
          <Link href={phone.href}>{phone.text}</Link>
        </Fact>
      )}
      {website && (
        <Fact term="Website">
          <Link href={website.href}>{website.text}</Link>
        </Fact>
      )}
    </Facts>
  )
}
