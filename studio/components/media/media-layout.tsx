'use client'

import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { DefaultListView, useListDrawerContext, usePreferences } from '../payload-ui.ts'
import { LAYOUT_PREFERENCE, type Layout } from './layout.ts'
import { MediaGrid } from './media-grid.tsx'
import styles from './media.module.css'

interface Props extends Omit<ListViewClientProps, 'layout'> {
  readonly layout: Layout
}

export function MediaLayout({ layout: first, ...list }: Props) {
  const [layout, setLayout] = useState(first)
  const { setPreference } = usePreferences()
  const { isInDrawer } = useListDrawerContext()
  const isTrash = list.viewType === 'trash'
  const canAdd = list.hasCreatePermission && !isInDrawer && !isTrash

  function choose(next: Layout) {
    setLayout(next)
    void setPreference(LAYOUT_PREFERENCE, next)
  }

  const bar = (
    <div className={styles['bar']}>
      <fieldset>
        <legend>Show as</legend>
        <LayoutButton of="grid" words="Grid" layout={layout} onChoose={choose} />
        <LayoutButton of="table" words="List" layout={layout} onChoose={choose} />
      </fieldset>
      {canAdd && <a href="/admin/pictures/add">Add many at once</a>}
      {!isTrash && (
        <p>The search also finds artists, photographers and everything else in the credit.</p>
      )}
    </div>
  )
  return (
    <DefaultListView
      {...list}
      BeforeListTable={
        <>
          {list.BeforeListTable}
          {bar}
        </>
      }
      Table={
        layout === 'grid' ? (
          <MediaGrid isTrash={isTrash} canSelect={list.enableRowSelections === true} />
        ) : (
          list.Table
        )
      }
    />
  )
}

interface ButtonProps {
  readonly of: Layout
  readonly words: string
  readonly layout: Layout
  readonly onChoose: (layout: Layout) => void
}

function LayoutButton({ of, words, layout, onChoose }: ButtonProps) {
  return (
    <button type="button" aria-pressed={layout === of} onClick={() => onChoose(of)}>
      {words}
    </button>
  )
}
