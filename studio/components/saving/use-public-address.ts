'use client'

import { pathsOf, type PathFields } from 'content/collections/rules/paths.ts'
import { useEffect, useState } from 'react'
import { askStudio } from '../ask-studio.ts'
import { useFestivalSettings } from '../festival-settings.ts'
import { useDocumentInfo } from '../payload-ui.ts'

type PublicRecord = PathFields & { readonly withdrawn?: boolean | null }

const FIELDS = ['slug', 'name', 'year', 'withdrawn'].map((name) => `select[${name}]=true`).join('&')

/** Where visitors find the open record now, whatever its draft says; undefined while they do not. */
export function usePublicAddress(): string | undefined {
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo()
  const { siteOrigin } = useFestivalSettings()
  const [path, setPath] = useState<string>()
  const isChanged = unpublishedVersionCount > 0
  useEffect(() => {
    if (!hasPublishedDoc || collectionSlug === undefined || id === undefined) return undefined
    let isLeft = false
    const find = async () => {
      const answer = await askStudio<PublicRecord>(`/api/${collectionSlug}/${id}?depth=0&${FIELDS}`)
      if (isLeft || !answer.ok) return
      setPath(answer.value.withdrawn ? undefined : pathsOf(collectionSlug, answer.value)[0])
    }
    void find()
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a draft that is published may have another address
  }, [collectionSlug, hasPublishedDoc, id, isChanged])
  return hasPublishedDoc && path ? siteOrigin + path : undefined
}
