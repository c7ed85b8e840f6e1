import { redirect } from 'next/navigation'

/** Leads from `/` to `/admin`, where Payload serves the studio. */
export default function Page() {
  redirect('/admin')
}
