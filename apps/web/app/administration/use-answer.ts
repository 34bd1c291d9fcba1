import type { OkOf } from '@cairn/contract'
import { type Answer, call } from '#shared/call/call.ts'
import type { EndpointName, EndpointNamed } from '#shared/call/load-api.ts'
import { queryClient, useQuery } from '#shared/call/queries.ts'

type Input<Name extends EndpointName> = Parameters<typeof call<Name>>[1]

export type Asked<Name extends EndpointName> = {
  /** Undefined while the school has not answered. */
  answer: Answer<EndpointNamed<Name>> | undefined
  /** What the school answered, unless it refused. */
  value: OkOf<EndpointNamed<Name>> | undefined
  /** Asks again. */
  reload: () => Promise<void>
}

const key = 'administration'

/** What the school answers to a call that changes nothing. Asked again each time the page is opened. */
export function useAnswer<Name extends EndpointName>(name: Name, input?: Input<Name>): Asked<Name> {
  const queryKey = [key, name, input]
  const { data: answer } = useQuery({
    queryKey,
    queryFn: async () => call(name, input),
    staleTime: 0,
    // It might ask the operator to confirm who they are, just because they came back to the window.
    refetchOnWindowFocus: false,
  })
  return {
    answer,
    value: answer?.ok ? answer.value : undefined,
    reload: async () => queryClient().invalidateQueries({ queryKey: [key] }),
  }
}
