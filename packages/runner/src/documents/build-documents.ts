import { join } from 'node:path'
import type { Plugin } from 'vite'
import { loopGuardName } from '../messages.ts'
import { bundleScript } from './bundle-script.ts'
import { guardTools } from './guard-tools.ts'
import type { documentHeaders } from './headers.ts'

const inside = join(import.meta.dirname, '../inside')

export type Documents = Record<keyof typeof documentHeaders, string>

/** Each document contains its harness only: the first script that runs, before any learner code. */
export async function buildDocuments(plugins: Plugin[] = [guardTools()]): Promise<Documents> {
  const bundle = (name: string) => bundleScript(join(inside, `${name}.ts`), plugins)
  const [page, workerHost, javascript, python] = await Promise.all([
    bundle('page').then(withLoopGuard),
    bundle('worker-host'),
    bundle('javascript-worker').then(withLoopGuard),
    bundle('python-worker'),
  ])
  // Data, not script: the worker host makes blobs of it.
  const workers = JSON.stringify({ javascript, python }).replaceAll('<', String.raw`\u003c`)
  return {
    'page.html': toDocument(inline(page)),
    'remote.html': toDocument(inline(page)),
    'worker-host.html': toDocument(
      `<script type="application/json" id="workers">${workers}</script>${inline(workerHost)}`,
    ),
  }
}

/** Declares what inside/loop-guard.ts fills: only a script's own constants are seen by all scripts after it. */
function withLoopGuard(script: string): string {
  return `"use strict";const ${loopGuardName}={};${script}`
}

function toDocument(body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Runner</title>${body}`
}

/** Within a script, these two would close it or hide its end. */
function inline(script: string): string {
  const safe = script.replaceAll(/<\/(?=script)/gi, String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
  return `<script>${safe}</script>`
}
