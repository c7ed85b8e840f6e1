import '@payloadcms/next/css'
import '../../studio.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { ClosedMenu } from '../../components/views/closed-menu.tsx'
import { formState } from '../../form-state.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async function serverFunction(args) {
  'use server'
  const serverFunctions = { 'form-state': formState }
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <ClosedMenu />
      {children}
    </RootLayout>
  )
}
