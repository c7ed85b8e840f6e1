import { redirect } from 'next/navigation'

/** The studio is its admin. */
export default function Page() {
  redirect('/admin')
}
