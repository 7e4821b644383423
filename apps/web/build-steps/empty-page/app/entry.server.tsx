// The same way of writing pages, so that nothing is measured but what the browser loads.
export { default } from '../../../app/entry.server.tsx'
