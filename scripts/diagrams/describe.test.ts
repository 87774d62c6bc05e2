import {expect, it} from 'vitest';
import {describe as describeDiagram, type Meaning} from './describe';

const flowchart: Meaning = {
  type: 'flowchart-v2',
  nodes: [
    {id: 'a', label: 'Your files<br/>src/'},
    {id: 'b', label: 'Admin panel'},
    {id: 'c', label: '**Database**'},
    {id: 'd', label: 'Cache'},
  ],
  edges: [
    {from: 'a', to: 'c', label: ''},
    {from: 'project', to: 'c', label: 'writes'},
  ],
  groups: [{id: 'project', label: 'Your project', members: ['b', 'a']}],
};

it('puts a flowchart into words, in the order of its text', () => {
  expect(describeDiagram(flowchart)).toEqual({
    title: 'Flowchart',
    text: 'Your project contains Your files src/ and Admin panel. Your files src/ leads to Database. Your project leads to Database: writes. Cache stands alone.',
  });
});

it('takes what the writer says', () => {
  const meaning = {...flowchart, title: 'A project', description: 'Files and content meet.'};
  expect(describeDiagram(meaning)).toEqual({title: 'A project', text: 'Files and content meet.'});
});

it('asks for words where it has none', () => {
  expect(() => describeDiagram({type: 'sequence', nodes: [], edges: [], groups: []})).toThrow('accDescr');
});
