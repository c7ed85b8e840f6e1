import { openStepsOf, readBegun } from 'content/begin/steps.ts'
import { settingsOf } from 'content/requests/settings.ts'
import type { AdminViewServerProps } from 'payload'
import { StaffView } from '../views/staff-view.tsx'
import { BeginSteps } from './begin-steps.tsx'

/** `/admin/begin`: from an empty festival to one that visitors can come to. */
export async function Begin(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const title = 'First steps'
  if (!req.user) return <StaffView of={props} title={title} />
  const begun = await readBegun({ payload: req.payload })
  const open = openStepsOf(begun)
  const { siteOrigin } = settingsOf(req)
  return (
    <StaffView of={props} title={title}>
      {open.length === 0 ? (
        <p>
          The festival is public:{' '}
          <a href={siteOrigin} target="_blank" rel="noopener">
            {siteOrigin}
          </a>
          . From here on <a href="/admin">the home of the studio</a> says what is to do.
        </p>
      ) : (
        <p>
          What a festival needs before visitors can come, in the order in which it is easiest. Stop
          whenever you like: you continue where you stopped.{' '}
          <a href={siteOrigin} target="_blank" rel="noopener">
            The site
          </a>{' '}
          {begun.isEditionPublic
            ? 'shows what is public so far.'
            : 'says that it is in preparation until the edition is public.'}
        </p>
      )}
      <BeginSteps begun={begun} />
    </StaffView>
  )
}
