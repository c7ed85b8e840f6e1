import type { AdminViewServerProps } from 'payload'
import { StaffView } from '../views/staff-view.tsx'
import { AddMany } from './add-many.tsx'

/** `/admin/pictures/add` */
export function AddPictures(props: AdminViewServerProps) {
  return (
    <StaffView of={props} title="Add many pictures or files" isWide>
      <AddMany />
    </StaffView>
  )
}
