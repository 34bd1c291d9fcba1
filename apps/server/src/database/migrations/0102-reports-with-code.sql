-- How many reports have code is counted for each new one, without reading the code.
create index lesson_reports_with_code on lesson_reports (report_id) where files <> '[]';
