const paths = {
  play: 'M6 4v16l14-8z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  restart: 'M12 5V1L6 6.5l6 5.5V8a5 5 0 1 1-5 5H4a8 8 0 1 0 8-8z',
  previous: 'M5 4h3v16H5zM20 4v16L9 12z',
  next: 'M16 4h3v16h-3zM4 4v16l11-8z',
}

/** A sign on a button, which has a name of its own. */
export function SceneIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="scene__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={paths[name]} />
    </svg>
  )
}
