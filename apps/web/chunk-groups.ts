/** Parts of lessons that are shown after something was pressed, and code that several of these share. */
const late =
  /web.app.workshop.(?:completion.(?!use-go-on|use-is-still-here|block-percentage)|console.console-(?:lines|part|question)|finished-project.(?:project-dialog|running)|preview.foreign-sources-question|run.(?:feedback|cause-text|compared-values|differing-part|marked-part|parts-of-message|run-report|told-cause|use-preview-run|use-test-run))/

const sharedByLessons =
  /web.app.workshop.(?:code|completion.use-go-on|console|editor.early|lesson.(?!lesson-page|use-play-key)|preview|run|submission|trouble)/

/**
 * The files that share the browser's code (decision 66). A file costs a page 500 bytes of headers, and code compresses
 * better beside more code; so what all pages load is in two files, and a lesson's own code in two more. A module goes to
 * the first group that wants it, with what it imports.
 */
export const chunkGroups = [
  // Most pages need no schemas before their first call, and no queries at all.
  { name: 'schemas', test: /node_modules.zod|entities.identifiers/ },
  // All pages need to know their account. Queries import it, and would take it along.
  {
    name: 'framework',
    test: /node_modules.(?:react|react-dom|react-router|scheduler|zustand)\/|web.app.shared.call.shown-account/,
  },
  { name: 'queries', test: /node_modules.@tanstack|web.app.shared.call.queries/ },
  // The frame of all pages, and what nearly all of them have.
  {
    name: 'app',
    test: /web.app.(?:root|shared.(?:call.load-page|course-progress|dates|in-order|language|outbox|show-refusal|trusted-types|ui.(?:page-head|progress-bar)|use-(?:completed-ids|is-client))|courses.step-squares)/,
  },
  // More than two routes have it: React Router's build counts each of them twice.
  { name: 'shared', tags: ['$initial' as const], test: /web.app.shared.(?!features)/, minShareCount: 5 },
  {
    name: 'lesson',
    test: (id: string) => sharedByLessons.test(id) && !late.test(id),
    minShareCount: 3,
  },
  { name: 'workshop', test: /web.app.workshop.workshop\.tsx/ },
  { name: 'late', test: late, minShareCount: 2 },
  // What the editor shares with languages and colored code.
  {
    name: 'editor',
    test: /node_modules.(?:@codemirror.(?:language|state|view)|@lezer.(?:common|highlight|lr))|web.app.shared.code.load-language/,
  },
  { name: 'code-editor', test: /web.app.workshop.editor.code-editor\.tsx/ },
]
