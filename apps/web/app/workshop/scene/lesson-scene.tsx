import { type ComponentProps, type ComponentType, lazy, memo, Suspense } from 'react'

const ScenePlayer = lazy(async () => {
  const { ScenePlayer: component } = await import('./scene-player.tsx')
  return { default: component satisfies ComponentType<never> }
})

/**
 * The scene of a lesson; few lessons have one, so its player is loaded only for them. While that is under way, the
 * server's rendering stays only because nothing renders this again, which `memo` ensures.
 */
export const LessonScene = memo(function LessonScene(props: ComponentProps<typeof ScenePlayer>) {
  return (
    <Suspense>
      <ScenePlayer {...props} />
    </Suspense>
  )
})
