/** The story notes drift that it was allowed to overwrite in a sentence that begins so. */
export const hasDrift = (note: string): boolean => note.startsWith("Drift");
