import { redirect } from 'next/navigation'

/** Redirects `/` to `/admin`, where Payload serves the studio. */
export default function Page() {
  redirect('/admin')
}
