import type { AdminViewServerProps } from 'payload'
import { StaffView } from '../views/staff-view.tsx'
import { AddMany } from './add-many.tsx'

/** `/admin/pictures/add`: many pictures and files at once, with a table for what is said of each. */
export function AddPictures(props: AdminViewServerProps) {
  return (
    <StaffView of={props} title="Add many pictures or files" isWide>
      <AddMany />
    </StaffView>
  )
}
