import type { SentForm } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { FormPage } from './build-lesson-forms.ts'
import { origin } from './build-test-server.ts'

type FormRequest = {
  url: string
  fields: Record<string, string>
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

type FormAnswer = {
  status: number
  headers: Awaited<ReturnType<FastifyInstance['inject']>>['headers']
  /** What the page was made of; undefined where the answer is no page. */
  form: SentForm | undefined
}

/** Posts a form as the page of a browser without scripts would. */
export async function postForm(
  app: FastifyInstance,
  { url, fields, headers = {}, cookies = {} }: FormRequest,
): Promise<FormAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url,
    cookies,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
  const isPage = String(answer.headers['content-type']).includes('html')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    form: isPage ? (JSON.parse(answer.body) as FormPage).form : undefined,
  }
}
