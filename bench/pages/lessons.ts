/** A lesson of each language that campers write in. */
export const lessons = {
  html: '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1',
  css: '/learn/2022/responsive-web-design/learn-flexbox-by-opening-a-tea-shop/step-1',
  javascript:
    '/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1',
  react: '/learn/front-end-development-libraries/learn-react-by-setting-a-long-table/step-1',
  python: '/learn/scientific-computing-with-python/learn-python-by-keeping-a-trail-log/step-1',
} as const
