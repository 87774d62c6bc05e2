import ts from 'typescript';
import {textIn, type CoverageList} from './list';

/** Reads a list from the declarations in its source, as `membersOf` does. */
export function members(...types: readonly string[]): CoverageList['read'] {
  return (cmsDir, source) => types.flatMap((type) => membersOf(cmsDir, source, type));
}

/**
 * Public members of a class, interface, or object type in a declaration file. Members of a nested object are listed as `plugin.name`.
 *
 * @throws if there are none, because then the package has changed
 */
export function membersOf(cmsDir: string, file: string, type: string, prefix = ''): string[] {
  const keys = declarationsIn(cmsDir, file).flatMap((one) => (one.name?.text === type ? keysOf(membersIn(one), prefix) : []));
  if (keys.length === 0) throw new Error(`${file} has no ${type} with members. Fix the code that reads it in proof/coverage.`);
  return keys;
}

type Members = readonly (ts.ClassElement | ts.TypeElement)[];
type Declaration = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

export function declarationsIn(cmsDir: string, file: string): Declaration[] {
  const {statements} = ts.createSourceFile(file, textIn(cmsDir, file), ts.ScriptTarget.ES2022, true);
  return statements.filter(
    (one) => ts.isClassDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
}

function membersIn(declaration: Declaration): Members {
  if (!ts.isTypeAliasDeclaration(declaration)) return declaration.members;
  return ts.isTypeLiteralNode(declaration.type) ? declaration.type.members : [];
}

function keysOf(all: Members, prefix: string): string[] {
  return all.flatMap((member) => {
    const hidden =
      ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);
    if (hidden || member.name === undefined || !ts.isIdentifier(member.name)) return [];
    const key = `${prefix}${member.name.text}`;
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    return type && ts.isTypeLiteralNode(type) ? [key, ...keysOf(type.members, `${key}.`)] : [key];
  });
}
