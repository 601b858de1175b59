import type { AnyField, Mark } from "../field.ts";
import { children, marksOf, type SchemaNode } from "../zod-tree.ts";

/** Whether no picture may show what this field holds, because it or a part of it is personal or secret. */
export function hidesValues(field: AnyField): boolean {
  return field.options.marks.some(isConfidential) || isConfidentialInside(field.options.schema, new Set());
}

function isConfidentialInside(schema: SchemaNode, seen: Set<SchemaNode>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return (
    marksOf(schema).some(isConfidential) ||
    children(schema).some((child) => isConfidentialInside(child, seen))
  );
}

function isConfidential(mark: Mark): boolean {
  return mark !== "bulky";
}

/** Every mark on a field, whether it was put on the field or on its schema. */
export function marksOfField(field: AnyField): readonly Mark[] {
  return [...new Set([...field.options.marks, ...marksOf(field.options.schema)])];
}
